/** For servers that a test calls faster than any person would. */
export const roomy = { RATE_LIMIT: '1000000', UNDER_PRESSURE: 'false', LOG_LEVEL: 'warn' };
