import type { z } from 'zod';
import * as analysis from './analysis/analysis.ts';
import * as analysisQueue from './analysis/analysis-queue.ts';
import * as documentPreviews from './analysis/document-previews.ts';
import * as media from './analysis/media.ts';
import * as ownershipLinks from './analysis/ownership-links.ts';
import * as reviews from './analysis/reviews.ts';
import * as sectionProposals from './analysis/section-proposals.ts';
import * as ratingMethods from './ratings/rating-methods.ts';
import * as ratings from './ratings/ratings.ts';
import * as allocations from './reports/allocations.ts';
import * as audit from './reports/audit.ts';
import * as bulkIntake from './reports/bulk-intake.ts';
import * as cases from './reports/cases.ts';
import * as downloads from './reports/downloads.ts';
import * as masterLists from './reports/master-lists.ts';
import * as noticePreferences from './reports/notice-preferences.ts';
import * as quarterlyOverviews from './reports/quarterly-overviews.ts';
import * as registers from './reports/registers.ts';
import * as requestLists from './reports/request-lists.ts';
import * as requests from './reports/requests.ts';
import * as savedViews from './reports/saved-views.ts';
import * as search from './reports/search.ts';
import * as companyRegister from './screening/company-register.ts';
import * as listedParties from './screening/listed-parties.ts';
import * as screenings from './screening/screenings.ts';
import * as secondLooks from './screening/second-looks.ts';
import * as watchlists from './screening/watchlists.ts';
import * as branding from './security/branding.ts';
import * as clients from './security/clients.ts';
import * as mediaModels from './security/media-models.ts';
import * as newsFeeds from './security/news-feeds.ts';
import * as passkeyOperations from './security/passkeys.ts';
import * as people from './security/people.ts';
import * as retention from './security/retention.ts';
import * as secondFactor from './security/second-factor.ts';
import * as settings from './security/settings.ts';
import * as signIn from './security/sign-in.ts';
import * as singleSignOn from './security/single-sign-on.ts';
import * as webhooks from './security/webhooks.ts';
import * as alerts from './third-parties/alerts.ts';
import * as conditionLibrary from './third-parties/condition-library.ts';
import * as thirdParties from './third-parties/third-parties.ts';
import * as thirdPartyProfiles from './third-parties/third-party-profile.ts';

/** Every HTTP operation of the product, by method and path. */
export const operations = {
  'POST /security/v1.0/getuserdetails': signIn.getUserDetails,
  'POST /security/v1.0/invitation': signIn.acceptInvitation,
  'POST /security/v1.0/twofactor': signIn.twoFactor,
  'POST /security/v1.0/updatepassword': signIn.updatePassword,
  'GET /security/v1.0/signinmethods': secondFactor.getSignInMethods,
  'POST /security/v1.0/signinmethods': secondFactor.changeSignInMethods,
  'POST /security/v1.0/authenticator': secondFactor.replaceAuthenticator,
  'POST /security/v1.0/passkeychallenge': passkeyOperations.passkeyChallenge,
  'POST /security/v1.0/passkeys': passkeyOperations.changePasskeys,
  'POST /security/v1.0/secondfactor': secondFactor.proveSecondFactor,
  'GET /security/v1.0/clientsignon': singleSignOn.getClientSignOn,
  'POST /security/v1.0/ssologin': singleSignOn.ssoLogin,
  'POST /security/v1.0/validateuser': singleSignOn.validateUser,
  'POST /security/v1.0/token/refresh': signIn.refreshToken,
  'POST /security/v1.0/logoutuser': signIn.logoutUser,
  'GET /security/v1.0/userdetails': people.getUsers,
  'POST /security/v1.0/userdetails': people.saveUser,
  'GET /security/v1.0/deputies': people.getDeputies,
  'GET /security/v1.0/clientbranding': branding.getClientBranding,
  'GET /security/v1.0/clientdetails': clients.getClients,
  'POST /security/v1.0/clientdetails': clients.saveClient,
  'POST /security/v1.0/clientproviders': clients.decideOnProvider,
  'GET /security/v1.0/updatelanguage': people.getLanguage,
  'POST /security/v1.0/updatelanguage': people.saveLanguage,
  'GET /security/v1.0/sessions': people.getSessions,
  'POST /security/v1.0/sessions': people.changeSession,
  'GET /security/v1.0/settings': settings.getSettings,
  'POST /security/v1.0/settings': settings.saveSettings,
  'GET /security/v1.0/retention': retention.getRetention,
  'POST /security/v1.0/retention': retention.changeRetention,
  'POST /security/v1.0/clientexports': retention.exportClient,
  'GET /security/v1.0/newsfeeds': newsFeeds.getNewsFeeds,
  'POST /security/v1.0/newsfeeds': newsFeeds.saveNewsFeed,
  'GET /security/v1.0/webhooks': webhooks.getWebhooks,
  'GET /security/v1.0/webhooks/deliveries': webhooks.getWebhookDeliveries,
  'POST /security/v1.0/webhooks': webhooks.saveWebhook,
  'GET /security/v1.0/prameyaretrain': mediaModels.getMediaModels,
  'POST /security/v1.0/prameyaretrain': mediaModels.retrainMedia,
  'GET /reports/v1.0/requestdetails': requests.getRequests,
  'POST /reports/v1.0/requestdetails': requests.saveRequest,
  'POST /reports/v1.0/requestdetails/bulk': bulkIntake.saveManyRequests,
  'POST /reports/v1.0/submituseraction': requests.submitUserAction,
  'GET /reports/v1.0/allocations': allocations.getAllocations,
  'GET /reports/v1.0/search': search.searchEverything,
  'GET /reports/v1.0/savedviews': savedViews.getSavedViews,
  'POST /reports/v1.0/savedviews': savedViews.keepSavedView,
  'GET /reports/v1.0/thirdparties': thirdParties.getThirdParties,
  'POST /reports/v1.0/thirdparties': thirdParties.saveThirdParty,
  'GET /reports/v1.0/alerts': alerts.getAlerts,
  'GET /reports/v1.0/thirdpartyprofile': thirdPartyProfiles.getThirdPartyProfile,
  'GET /reports/v1.0/conditionlibrary': conditionLibrary.getConditionLibrary,
  'POST /reports/v1.0/conditionlibrary': conditionLibrary.saveConditionLibrary,
  'GET /reports/v1.0/requestanalysis': analysis.getAnalysis,
  'POST /reports/v1.0/requestanalysis': analysis.saveAnalysis,
  'POST /reports/v1.0/mediasources': media.saveMediaSource,
  'GET /reports/v1.0/documentpreviews': documentPreviews.getDocumentPreview,
  'GET /reports/v1.0/casetimeline': cases.getCaseTimeline,
  'POST /reports/v1.0/casevisits': cases.visitCase,
  'GET /reports/v1.0/casepeople': cases.getCasePeople,
  'POST /reports/v1.0/casepeople': cases.watchCase,
  'POST /reports/v1.0/casecomments': cases.postCaseComment,
  'GET /reports/v1.0/casetags': cases.getCaseTags,
  'POST /reports/v1.0/casetags': cases.tagCase,
  'POST /reports/v1.0/casetags/bulk': cases.tagCases,
  'POST /reports/v1.0/reviewcomments': reviews.changeReviewComment,
  'GET /reports/v1.0/analysisdetails': analysisQueue.getAnalysisDetails,
  'GET /reports/v1.0/ownershiplinks': ownershipLinks.getOwnershipLinks,
  'GET /reports/v1.0/ratings': ratings.getRatings,
  'POST /reports/v1.0/startingscore': ratings.startingScore,
  'POST /reports/v1.0/ratings': ratings.overrideRating,
  'GET /reports/v1.0/ratingmethods': ratingMethods.getRatingMethods,
  'POST /reports/v1.0/ratingmethods': ratingMethods.changeRatingMethod,
  'GET /reports/v1.0/downloadattachments': downloads.getDownloads,
  'POST /reports/v1.0/downloadattachments': downloads.postDownloads,
  'POST /reports/v1.0/dossiers': downloads.postDossiers,
  'POST /reports/v1.0/wordreports': downloads.postWordReports,
  'POST /reports/v1.0/quarterlyoverviews': quarterlyOverviews.postQuarterlyOverviews,
  'POST /reports/v1.0/requestlists': requestLists.postRequestLists,
  'GET /reports/v1.0/files': downloads.getSignedFile,
  'POST /reports/v1.0/archives': downloads.postArchives,
  'GET /reports/v1.0/archives': downloads.getArchive,
  'GET /api/reportData/:client/:request/': downloads.getReportData,
  'GET /reports/v1.0/entitytypes': masterLists.getEntityTypes,
  'POST /reports/v1.0/entitytypes': masterLists.saveEntityType,
  'GET /reports/v1.0/categories': masterLists.getCategories,
  'POST /reports/v1.0/categories': masterLists.saveCategory,
  'GET /reports/v1.0/reporttypes': masterLists.getReportTypes,
  'POST /reports/v1.0/reporttypes': masterLists.saveReportType,
  'GET /reports/v1.0/countries': masterLists.getCountries,
  'GET /reports/v1.0/audittrails': audit.getAuditTrails,
  'POST /reports/v1.0/audittrails': audit.keepAuditTrail,
  'GET /reports/v1.0/auditexport': audit.getAuditExport,
  'GET /reports/v1.0/dashboards': registers.getDashboards,
  'GET /reports/v1.0/trends': registers.getTrends,
  'GET /reports/v1.0/notifications': registers.getNotifications,
  'POST /reports/v1.0/notifications': registers.clearNotifications,
  'GET /reports/v1.0/notifications/preferences': noticePreferences.getNoticePreferences,
  'POST /reports/v1.0/notifications/preferences': noticePreferences.saveNoticePreferences,
  'GET /reports/v1.0/notifications/stream': registers.streamNotifications,
  'GET /reports/v1.0/jobs': registers.getJobs,
  'GET /reports/v1.0/watchlists': watchlists.getWatchlists,
  'POST /reports/v1.0/watchlists': watchlists.importWatchlist,
  'GET /reports/v1.0/listedparties': listedParties.getListedParty,
  'POST /reports/v1.0/listedparties': listedParties.changeListedParty,
  'GET /reports/v1.0/companyregister': companyRegister.getCompanyRegister,
  'POST /reports/v1.0/companyregister': companyRegister.saveCompanyRegister,
  'POST /reports/v1.0/sectionproposals': sectionProposals.proposeSection,
  'GET /reports/v1.0/secondlooks': secondLooks.getSecondLooks,
  'POST /reports/v1.0/secondlooks': secondLooks.decideSecondLook,
  'POST /reports/v1.0/screenings': screenings.postScreenings,
  'POST /reports/v1.0/mcanearmatch': companyRegister.mcaNearMatch,
} as const;

type Operations = typeof operations;
export type OperationKey = keyof Operations;
/** What a caller sends: the body of a POST, the query of a GET. */
export type RequestOf<Key extends OperationKey> = z.input<Operations[Key]['request']>;
/** What comes back. */
export type AnswerOf<Key extends OperationKey> = z.output<Operations[Key]['answer']>;
export * as analysis from './analysis/analysis.ts';
export * as documentPreviews from './analysis/document-previews.ts';
export * as media from './analysis/media.ts';
export * as ownershipLinks from './analysis/ownership-links.ts';
export * as reviews from './analysis/reviews.ts';
export * as sectionProposals from './analysis/section-proposals.ts';
export type { Without } from './operation.ts';
export * as ratingMethods from './ratings/rating-methods.ts';
export * as ratings from './ratings/ratings.ts';
export * as audit from './reports/audit.ts';
export * as cases from './reports/cases.ts';
export * as downloads from './reports/downloads.ts';
export * as intakes from './reports/intake.ts';
export * as masterLists from './reports/master-lists.ts';
export * as registers from './reports/registers.ts';
export * as reportData from './reports/report-data.ts';
export * as requests from './reports/requests.ts';
export * as companyRegister from './screening/company-register.ts';
export * as listedParties from './screening/listed-parties.ts';
export * as matches from './screening/matches.ts';
export * as secondLooks from './screening/second-looks.ts';
export * as watchlists from './screening/watchlists.ts';
export * as clients from './security/clients.ts';
export * as mediaModels from './security/media-models.ts';
export * as newsFeeds from './security/news-feeds.ts';
export * as passkeys from './security/passkeys.ts';
export * as people from './security/people.ts';
export * as factors from './security/second-factor.ts';
export * as policies from './security/security-policy.ts';
export * as settings from './security/settings.ts';
export * as signIn from './security/sign-in.ts';
export * as singleSignOn from './security/single-sign-on.ts';
export * as terms from './security/terms.ts';
export * as webhooks from './security/webhooks.ts';
export * as alerts from './third-parties/alerts.ts';
export * as thirdParties from './third-parties/third-parties.ts';
export * as thirdPartyProfiles from './third-parties/third-party-profile.ts';
