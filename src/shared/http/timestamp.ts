import dayjs from 'dayjs';

/** The client's own time, as every call carries it. */
export const clientTimestamp = () => dayjs().format('YYYY-MM-DD HH:mm:ss');

/** The same moment for a file name. */
export const fileTimestamp = () => dayjs().format('YYYYMMDD_HHmmss');

/** An address that the browser opens by itself, with the client's own time. */
export const stampedAddress = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ C_TIMESTAMP: clientTimestamp() })}`;
