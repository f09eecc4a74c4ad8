import type { AnswerOf } from '../../../../contract/index.ts';

/** What the call of second looks answers, under the names that this page uses. */
export type Looks = AnswerOf<'GET /reports/v1.0/secondlooks'>;
export type Look = Looks['Data'][number];
export type Differing = Looks['disagreements'][number];
export type Agreement = NonNullable<Looks['agreement']>;
export type Measure = Agreement['overall'];
export type Known = NonNullable<Looks['known']>;
