import { Migrator } from "kysely/migration";
import type { Db } from "./connect.ts";
import * as firstTables from "./migrations/0001-first-tables.ts";
import * as floodCounts from "./migrations/0002-flood-counts.ts";
import * as forms from "./migrations/0003-forms.ts";
import * as events from "./migrations/0004-events.ts";
import * as accounts from "./migrations/0005-accounts.ts";
import * as portal from "./migrations/0006-portal.ts";
import * as leadWork from "./migrations/0007-lead-work.ts";
import * as rightsAnswers from "./migrations/0008-rights-answers.ts";
import * as milestonesInOrder from "./migrations/0009-milestones-in-order.ts";
import * as sourceOfLeads from "./migrations/0009-source-of-leads.ts";
import * as outboxQueues from "./migrations/0010-outbox-queues.ts";
import * as crmRecords from "./migrations/0011-crm-records.ts";
import * as auditSessions from "./migrations/0013-audit-sessions.ts";
import * as privacy from "./migrations/0014-privacy.ts";
import * as visits from "./migrations/0015-visits.ts";
import * as blog from "./migrations/0016-blog.ts";
import * as talkingBack from "./migrations/0017-talking-back.ts";
import * as writing from "./migrations/0018-writing.ts";
import * as modelSpending from "./migrations/0021-model-spending.ts";
import * as takeover from "./migrations/0022-takeover.ts";
import * as wordsNewestFirst from "./migrations/0023-words-newest-first.ts";
import * as conversationMails from "./migrations/0025-conversation-mails.ts";
import * as saidOnce from "./migrations/0026-said-once.ts";
import * as linksOfNotes from "./migrations/0027-links-of-notes.ts";
import * as consentGivenAgain from "./migrations/0028-consent-given-again.ts";
import * as commentConsents from "./migrations/0029-comment-consents.ts";
import * as deliveriesByKey from "./migrations/0030-deliveries-by-key.ts";
import * as beginningsOfWords from "./migrations/0031-beginnings-of-words.ts";
import * as stoppedAnswers from "./migrations/0033-stopped-answers.ts";
import * as versionsByHand from "./migrations/0034-versions-by-hand.ts";
import * as claimedQuestions from "./migrations/0035-claimed-questions.ts";
import * as unknownQuestions from "./migrations/0036-unknown-questions.ts";
import * as toldToCrm from "./migrations/0037-told-to-crm.ts";
import * as searchDocuments from "./migrations/0038-search-documents.ts";
import * as messageStatus from "./migrations/0039-message-status.ts";
import * as plainTableNames from "./migrations/0040-plain-table-names.ts";

/** Every migration in order. To add one, add a file in migrations/ and a line here. */
const migrations = {
	"0001-first-tables": firstTables,
	"0002-flood-counts": floodCounts,
	"0003-forms": forms,
	"0004-events": events,
	"0005-accounts": accounts,
	"0006-portal": portal,
	"0007-lead-work": leadWork,
	"0008-rights-answers": rightsAnswers,
	"0009-milestones-in-order": milestonesInOrder,
	"0009-source-of-leads": sourceOfLeads,
	"0010-outbox-queues": outboxQueues,
	"0011-crm-records": crmRecords,
	"0013-audit-sessions": auditSessions,
	"0014-privacy": privacy,
	"0015-visits": visits,
	"0016-blog": blog,
	"0017-talking-back": talkingBack,
	"0018-writing": writing,
	"0021-model-spending": modelSpending,
	"0022-takeover": takeover,
	"0023-words-newest-first": wordsNewestFirst,
	"0025-conversation-mails": conversationMails,
	"0026-said-once": saidOnce,
	"0027-links-of-notes": linksOfNotes,
	"0028-consent-given-again": consentGivenAgain,
	"0029-comment-consents": commentConsents,
	"0030-deliveries-by-key": deliveriesByKey,
	"0031-beginnings-of-words": beginningsOfWords,
	"0033-stopped-answers": stoppedAnswers,
	"0034-versions-by-hand": versionsByHand,
	"0035-claimed-questions": claimedQuestions,
	"0036-unknown-questions": unknownQuestions,
	"0037-told-to-crm": toldToCrm,
	"0038-search-documents": searchDocuments,
	"0039-message-status": messageStatus,
	"0040-plain-table-names": plainTableNames,
};

/**
 * Migrates the database to the newest schema; safe when several processes start at once.
 * @param last the last migration to run, for tests.
 * @returns the names of the migrations it ran.
 * @throws the error of the first failed migration; a failed run is rolled back.
 */
export async function migrate(db: Db, last?: keyof typeof migrations): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
	if (error) throw error;
	return results.map((result) => result.migrationName);
}
