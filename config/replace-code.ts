type Rule = { module: RegExp; from: string; to: string };

/** A plugin of Vite that changes a line of a package where it has no option; a version without that line ends the build. */
export const replaceCode = (name: string, rules: readonly Rule[]) => ({
  name,
  transform(code: string, id: string) {
    const place = id.replaceAll('\\', '/');
    const wanted = rules.filter(({ module }) => module.test(place));
    if (wanted.length === 0) return null;
    const changed = wanted.reduce((text, { from, to }) => {
      if (!text.includes(from)) throw new Error(`config/${name}.ts does not know this version of ${id}.`);
      return text.replace(from, () => to);
    }, code);
    return { code: changed, map: null };
  },
});
