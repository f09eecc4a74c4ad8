/** Words that denote a number (clause l). */
export const numeralWords: ReadonlySet<string> = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh crore ' +
    'million billion first second third fourth fifth sixth seventh eighth ninth tenth ii iii iv vi vii viii ix xi xii'
  ).split(' '),
);
