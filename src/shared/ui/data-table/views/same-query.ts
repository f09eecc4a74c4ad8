/** Whether two queries of an address ask for the same rows, whatever page of them; `all` is as good as no filter. */
export const isSameQuery = (one: string, other: string) => wanted(one) === wanted(other);

function wanted(query: string) {
  const params = new URLSearchParams(query);
  params.delete('current');
  return [...params]
    .filter(([, value]) => value !== 'all')
    .map((pair) => pair.join('='))
    .sort()
    .join('&');
}
