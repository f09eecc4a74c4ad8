const { join } = require('node:path');

// What Umi calls `@`, for the tools that read sources without Umi.
module.exports = { resolve: { alias: { '@': join(process.cwd(), 'src') } } };
