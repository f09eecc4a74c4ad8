type NameIn<Rest extends string> = Rest extends `${infer Name}}${string}`
  ? Name extends `${infer Before},${string}`
    ? Before
    : Name
  : never;

/** The names of the values that a text asks for: what follows a brace and is one word. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Exclude<NameIn<Rest>, '' | `${string}${' ' | '#' | '{'}${string}`> | NamesIn<Rest>
  : never;

/** What a text in ICU syntax has to be given: a name or a number for everything that it names and counts. */
export type ValuesOf<Text extends string> = Record<NamesIn<Text>, string | number>;
