export default () => globalThis.removeTestPostgres?.();
