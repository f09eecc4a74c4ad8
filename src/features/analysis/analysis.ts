import type {
  AnswerOf,
  analysis,
  cases,
  listedParties,
  matches,
  ownershipLinks,
  ratings,
  reportData,
  requests,
} from '../../../contract/index.ts';

/** What the analysis calls answer, under the names that this feature uses. */
export type Analysis = AnswerOf<'GET /reports/v1.0/requestanalysis'>['Data'];
export type Working = NonNullable<Analysis['working']>;
export type RequestDetail = requests.RequestDetail;
export type Match = matches.Match;
export type MatchedParty = listedParties.MatchedParty;
export type ListedEntry = listedParties.ListedEntry;
export type PartySplit = listedParties.PartySplit;
export type Finding = analysis.Finding;
export type Section = analysis.Section;
export type Assessment = analysis.Assessment;
export type ScreeningRun = matches.ScreeningRun;
export type OwnershipLink = ownershipLinks.OwnershipLink;
export type Rating = ratings.Rating;
export type Message = Analysis['messages'][number];
export type Review = Working['review'];
export type ReportVersion = Analysis['reports'][number];
export type TimelineItem = cases.TimelineItem;
export type CasePerson = cases.CasePerson;
export type Attachment = RequestDetail['files'][number];
export type ReportData = reportData.ReportData;
