import { type DateContext, datesIn, type NamedDate } from './dates-in.ts';

/** Between two places of a sentence a new clause begins here. */
const CLAUSE = /[;:]\s|,\s(?:and|but|which|who|while|after)\s|\s(?:after|because|before)\s/gu;
/** Each clause further away counts as many characters. */
const FURTHER = 60;
/** What a date ends or begins that is no event: "of a report of 2019", "until 2020". */
const ASIDE =
  /\b(?:by|through|expires? (?:in|on)|(?:falls?|is|are|becomes?) due (?:on|in)|founded in|before)\s+$|\b(?:Act|Code|Rules|Regulations?|Section|Law|Ordinance|Convention|Decree|Statute)s?,?\s+(?:of\s+|\([^)]{1,12}\)\s+)?$/u;
/** What stands between the two dates of a span of time, and before its first: "between 2012 and 2014". */
const SPAN = {
  before: /\b(?:between|from)\s+(?:\p{L}+\s+)?$/iu,
  between: /^\s*(?:and|to|until|till|through|-|–|—)\s*(?:\p{L}+\s+)?$/iu,
};

type EventDateContext = DateContext & {
  /** Where the words stand that tell the event. */
  near?: { start: number; end: number };
};

/**
 * The day, month or year of the event that a passage tells of: YYYY-MM-DD, YYYY-MM or YYYY. Of several dates the one of
 * the clause in which the event is told; none after the reference day. Nothing where the passage names none.
 */
export function eventDate(text: string, { near, ...context }: EventDateContext = {}): string | undefined {
  const { reference } = context;
  const all = datesIn(text, context);
  // A span of time is dated by its end.
  const isBeginning = ({ start, end }: NamedDate, next: NamedDate | undefined) =>
    next !== undefined &&
    SPAN.before.test(text.slice(Math.max(0, start - 24), start)) &&
    SPAN.between.test(text.slice(end, next.start));
  const dates = all
    .filter((one, at) => !isBeginning(one, all[at + 1]))
    .filter(
      ({ date, start }) =>
        !ASIDE.test(text.slice(Math.max(0, start - 20), start)) &&
        (reference === undefined || date.slice(0, reference.length) <= reference.slice(0, date.length)),
    );
  if (!near) return dates[0]?.date;
  const costs = dates.map((date) => [cost(text, date, near), date.date] as const);
  return costs.sort(([a], [b]) => a - b)[0]?.[1];
}

function cost(text: string, date: NamedDate, near: { start: number; end: number }): number {
  const [from, to] = date.end <= near.start ? [date.end, near.start] : [near.end, date.start];
  const between = text.slice(Math.min(from, to), Math.max(from, to));
  // "The dredger, who has led it since 2020, was fined": what stands between commas is aside.
  const isAside = date.end <= near.start && /^,\s/u.test(between);
  const clauses =
    [...between.matchAll(CLAUSE)].length +
    Number(isAside && /,\swho|,\swhich/u.test(text.slice(0, date.start)));
  return between.length + FURTHER * clauses;
}
