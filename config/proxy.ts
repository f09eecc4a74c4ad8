/** `max dev` passes these on to the API server that runs beside it. */
const api = { target: 'http://localhost:5011', changeOrigin: false };

export const proxy = {
  '/api/': api,
  '/config.json': api,
  '/assets/': api,
  '/health/': api,
};
