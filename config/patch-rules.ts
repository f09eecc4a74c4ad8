/** Counts what each rule matches. A rule that matches nothing is outdated, and ends the build with an error. */
export function countHits<Rule extends object>(name: string, rules: readonly Rule[]) {
  const hits = new Map<Rule, number>();
  return {
    count: (rule: Rule) => hits.set(rule, (hits.get(rule) ?? 0) + 1),
    /** A hook that only builds call, not the development server. All modules are known by then. */
    renderStart() {
      const idle = rules.filter((rule) => !hits.has(rule));
      const told = idle.map((rule) =>
        Object.values(rule)
          .filter((value) => value instanceof RegExp)
          .join(' '),
      );
      if (told.length > 0)
        throw new Error(`config/patches/${name}.ts has rules that match nothing: ${told.join(', ')}`);
    },
  };
}

type Replacement = { module: RegExp; from: string; to: string };

/** A plugin of Vite that changes a line of a package where it has no option; a version without that line ends the build. */
export function replaceCode(name: string, rules: readonly Replacement[]) {
  const { count, renderStart } = countHits(name, rules);
  return {
    name,
    transform(code: string, id: string) {
      const place = id.replaceAll('\\', '/');
      const wanted = rules.filter(({ module }) => module.test(place));
      if (wanted.length === 0) return null;
      const changed = wanted.reduce((text, rule) => {
        if (!text.includes(rule.from))
          throw new Error(`config/patches/${name}.ts does not know this version of ${id}.`);
        count(rule);
        return text.replace(rule.from, () => rule.to);
      }, code);
      return { code: changed, map: null };
    },
    renderStart,
  };
}
