const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "12 Mar 1960", "Mar 1960", "1960" → `1960-03-12`, `1960-03`, `1960`; undefined for anything else. */
function simpleDate(text: string): string | undefined {
  const match = /^(?:(?:(\d{1,2}) )?([A-Za-z]{3})[a-z]*\.? )?(\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const [, day, monthName, year] = match;
  if (!monthName) return year;
  const month = months.indexOf(monthName.toLowerCase()) + 1;
  if (month === 0) return undefined;
  const yearMonth = `${year}-${String(month).padStart(2, '0')}`;
  return day ? `${yearMonth}-${day.padStart(2, '0')}` : yearMonth;
}

/**
 * A date as lists write it in English, as EDTF (ISO 8601-2, 2019): "12 Mar 1960" `1960-03-12`, "circa 1951"
 * `1951~`, "1960 to 1962" `1960/1962`. An ISO date passes through. Undefined when the text is no date.
 */
export function edtfDate(text: string): string | undefined {
  const clean = text.trim().replace(/\.$/, '');
  if (/^\d{4}(-\d{2}){0,2}$/.test(clean)) return clean;
  const range = /^(?:circa |between )?(.+?)(?: to | and |-)(.+)$/i.exec(clean);
  if (range) {
    const [from, to] = [edtfDate(range[1] ?? ''), edtfDate(range[2] ?? '')];
    return from && to ? `${from.replace('~', '')}/${to.replace('~', '')}` : undefined;
  }
  const about = /^(?:circa|approximately|about|c\.) (.+)$/i.exec(clean);
  if (!about) return simpleDate(clean);
  const date = simpleDate(about[1] ?? '');
  return date ? `${date}~` : undefined;
}
