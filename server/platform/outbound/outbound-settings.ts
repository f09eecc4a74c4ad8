/** Reads OUTBOUND_ALLOW: places that administrators may name although they are private, or not https. */
export function readOutboundAllow({ OUTBOUND_ALLOW = '' }: Record<string, string | undefined>): string[] {
  const places = OUTBOUND_ALLOW.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return places.map((place) => {
    const url = URL.canParse(place) ? new URL(place) : null;
    const isOrigin = url && /^https?:$/.test(url.protocol) && place.replace(/\/$/, '') === url.origin;
    if (!isOrigin)
      throw new Error(
        'OUTBOUND_ALLOW must be addresses without a path such as https://hooks.intern.example:8443, separated by commas.',
      );
    return url.origin;
  });
}
