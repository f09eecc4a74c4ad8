import type { Finding } from '../../contract/analysis/analysis.ts';
import type { DraftIntake } from '../../contract/reports/intake.ts';
import type { Disposition, RatingBand, RelationshipDecision } from '../../contract/words.ts';

export type StoryFinding = Omit<Finding, 'id' | 'machine' | 'createdBy' | 'createdAt' | 'updatedAt'>;

/** Days from the beginning of a request until each of its steps. */
export type Pace = Record<
  'submitted' | 'allocated' | 'started' | 'analysed' | 'reviewed' | 'released' | 'decided',
  number
>;

export const usualPace: Pace = {
  submitted: 0.1,
  allocated: 1,
  started: 2,
  analysed: 3,
  reviewed: 4,
  released: 5,
  decided: 6,
};

/** One request of the demo: who raised it, what about, and how far it has come. */
export type Story = {
  by: string;
  intake: DraftIntake;
  /** Name and text of documents that come along. */
  files?: { name: string; text: string }[];
  /** Days before now on which it was begun. */
  daysAgo: number;
  pace?: Pace;
  until:
    | 'draft'
    | 'submitted'
    | 'allocated'
    | 'in_analysis'
    | 'clarification'
    | 'in_review'
    | 'returned'
    | 'released'
    | 'reopened'
    | 'rejected'
    | 'cancelled';
  allocator?: string;
  drafter?: string;
  /** How the drafter disposes of the matches; the first that fits the listed name counts. */
  dispositions?: { listed: RegExp; disposition: Disposition; reasonCode: string; comment: string }[];
  findings?: StoryFinding[];
  summary?: string;
  /** Without a band it confirms the computed rating. */
  rating?: { proposed?: RatingBand; reason: string };
  question?: string;
  reason?: string;
  /** What the client then decides on the third party; it is monitored unless refused. */
  decided?: {
    by: string;
    decision: Exclude<RelationshipDecision, 'pending'>;
    reason: string;
    /** In its place where the report recommends less. */
    reasonAgainst?: string;
    conditions?: { text: string; inDays: number }[];
  };
};

export const source = (title: string, publishedOn: string): StoryFinding['source'] => ({
  title,
  url: 'https://news.example/archive',
  publishedOn,
  accessedAt: publishedOn,
});
