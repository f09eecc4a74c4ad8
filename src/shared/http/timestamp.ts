import dayjs from 'dayjs';

/** The client's own time, as every call carries it. */
export const clientTimestamp = (now: Date = new Date()) => dayjs(now).format('YYYY-MM-DD HH:mm:ss');

/** The same moment for a file name. */
export const fileTimestamp = (now: Date = new Date()) => dayjs(now).format('YYYYMMDD_HHmmss');

/** An address that the browser opens by itself, with the client's own time. */
export const stampedAddress = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ C_TIMESTAMP: clientTimestamp() })}`;
