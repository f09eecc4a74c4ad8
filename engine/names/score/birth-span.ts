/** From which day to which a date may lie; `bare` when only the year is known. */
type Span = { from: string; to: string; bare: boolean };

const EARLIEST = '0000-01-01';
const LATEST = '9999-12-31';

/**
 * The days that an EDTF date (ISO 8601-2, 2019) may mean: `1960-03-12`, `1960-03`, `1960~`, `196X`, `1960/1965`,
 * `1960/..`. Undefined for what is no date.
 */
function spanOf(date: string): Span | undefined {
  const [first, last, ...more] = date.split('/').map((part) => part.trim()) as [string, ...string[]];
  if (more.length > 0) return undefined;
  if (last === undefined) return partSpan(first);
  const from = isOpen(first) ? { from: EARLIEST, bare: false } : partSpan(first);
  const to = isOpen(last) ? { to: LATEST, bare: false } : partSpan(last);
  if (!from || !to || from.from > to.to) return undefined;
  return { from: from.from, to: to.to, bare: from.bare || to.bare };
}

function isOpen(part: string): boolean {
  return part === '' || part === '..';
}

const PART = /^(\d{2}[\dX]{2})(?:-(\d{2}|XX))?(?:-(\d{2}|XX))?[~?%]?$/;

function partSpan(text: string): Span | undefined {
  const match = PART.exec(text);
  if (!match) return undefined;
  const year = match[1]!;
  const [month = 'XX', day = 'XX'] = match.slice(2);
  const months = month === 'XX' ? ['01', '12'] : [month, month];
  const days = month === 'XX' || day === 'XX' ? ['01', '31'] : [day, day];
  return {
    from: `${year.replaceAll('X', '0')}-${months[0]}-${days[0]}`,
    to: `${year.replaceAll('X', '9')}-${months[1]}-${days[1]}`,
    bare: month === 'XX',
  };
}

/** True when two dates can mean one day; where only a year is known, it may be one off. Undefined for no dates. */
export function mayBeSameDate(a: string, b: string): boolean | undefined {
  const [ours, theirs] = [spanOf(a), spanOf(b)];
  if (!ours || !theirs) return undefined;
  const other = ours.bare || theirs.bare ? widened(theirs) : theirs;
  return ours.from <= other.to && other.from <= ours.to;
}

/** A year earlier and a year later. */
function widened({ from, to, bare }: Span): Span {
  const moved = (day: string, years: number) => {
    const year = Math.min(9999, Math.max(0, Number(day.slice(0, 4)) + years));
    return `${String(year).padStart(4, '0')}${day.slice(4)}`;
  };
  return { from: moved(from, -1), to: moved(to, 1), bare };
}
