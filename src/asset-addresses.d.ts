/** The address of a file that the bundle carries along unread. */
declare module '*?url' {
  const address: string;
  export default address;
}
