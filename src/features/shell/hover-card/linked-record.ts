/** The request or third party that a link on the page leads to. */
export type LinkedRecord =
  | { kind: 'request'; client: string; request: string }
  | { kind: 'thirdParty'; id: string };

/** Of the link at a place of the page, unless it leads to what the page is about already. */
export function linkedRecordAt(target: EventTarget | null, content: string) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`#${content} a[href]`) : null;
  const record = link && recordOf(new URL(link.href));
  if (!record || sameRecord(record, recordOf(new URL(location.href)))) return null;
  return { link, record };
}

function recordOf({ origin, pathname, searchParams }: URL): LinkedRecord | null {
  if (origin !== location.origin) return null;
  const of = (name: string) => searchParams.get(name) ?? '';
  if (pathname === '/pages/requestanalysis' && of('client') && of('request'))
    return { kind: 'request', client: of('client'), request: of('request') };
  if (pathname === '/pages/thirdparties' && of('thirdparty'))
    return { kind: 'thirdParty', id: of('thirdparty') };
  return null;
}

const sameRecord = (one: LinkedRecord, other: LinkedRecord | null) =>
  JSON.stringify(one) === JSON.stringify(other);
