/** The cookies of one browser, as far as our server sets them. */
export function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => cookies.set(name, value),
    names: () => [...cookies.keys()],
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep(answer: Response): void {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';');
        const [name = '', ...value] = pair.trim().split('=');
        const isOver = attributes.some((attribute) =>
          /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
        );
        if (isOver) cookies.delete(name);
        else cookies.set(name, value.join('='));
      }
    },
  };
}

export type CookieJar = ReturnType<typeof cookieJar>;
