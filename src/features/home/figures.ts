import type { AnswerOf } from '../../../contract/index.ts';

export type Figures = AnswerOf<'GET /reports/v1.0/dashboards'>['Data'];
