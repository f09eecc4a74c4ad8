import { toWords } from '@/shared/format';

const words: Record<string, string> = {
  submitted: 'Received',
  allocated: 'Assigned to an analyst',
  in_analysis: 'Being assessed',
  clarification: 'Waiting for your answer',
  in_review: 'Under review',
  released: 'Report ready',
};

/** What a status means to the client. */
export const statusWord = (status: string) => words[status] ?? toWords(status);
