import { join } from "node:path";
import type { Logger } from "pino";
import type { Settings } from "../config/env.ts";
import type { Connection, Db } from "../db/connect.ts";
import type { ModelEngine } from "../domain/assistant/understanding/model/model-engine.ts";
import { createSidebars, type Sidebars } from "../domain/blog/reading/sidebar.ts";
import { type AbortRegistry, createAbortRegistry } from "../domain/conversations/turn/abort-registry.ts";
import { leadDestinationsOf } from "../domain/crm/crm-settings.ts";
import { createInboxReads, type InboxReads } from "../domain/inbox/inbox-reads.ts";
import { createLiveEvents, type LiveEvents } from "../domain/live/live-events.ts";
import type { ErasureDestination } from "../domain/privacy/erasure-destination.ts";
import { createErasureLog, type ErasureLog } from "../domain/privacy/erasure-log.ts";
import { type Diagnostic, type DiagnosticInput, renderDiagnostic } from "../domain/proposals/diagnostic.ts";
import {
	makeProposal,
	type ProposalMaker,
	type ProposalRequest,
	type ProposalResult,
} from "../domain/proposals/make-proposal.ts";
import { type Runtime, runtimeOf } from "../domain/runtime.ts";
import type { LeadDestination } from "../shared/delivery.ts";
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { siteSecret } from "./accounts/secret.ts";
import { type ChatService, createChat } from "./chat.ts";
import { createHealth, type ProcessHealth } from "./health.ts";
import { keepPresence, type PresenceKeeper } from "./live/presence.ts";
import { createMetrics, type Metrics } from "./metrics.ts";

export type Services = {
	settings: Settings;
	log: Logger;
	connection: Connection;
	runtime: Runtime;
	chat: ChatService;
	accounts: Accounts;
	metrics: Metrics;
	health: ProcessHealth;
	aborts: AbortRegistry;
	live: LiveEvents;
	inbox: InboxReads;
	presence: PresenceKeeper;
	destinations: readonly LeadDestination[];
	erasures: ErasureLog;
	sidebars: Sidebars;
	blogChanged(): void;
	makeProposal(request: ProposalRequest): Promise<ProposalResult>;
	makeDiagnostic(input: DiagnosticInput): Promise<Diagnostic>;
};

export type ServiceDependencies = {
	settings: Settings;
	log: Logger;
	connection: Connection;
	render: ProposalMaker["render"];
	runtime?: Runtime;
	erasureDestinations?: readonly ErasureDestination[];
	model?: (parts: {
		db: Db;
		runtime: Runtime;
		onError(kind: string, answeredBy: "guided" | "model"): void;
		onFailure(error: unknown): void;
	}) => ModelEngine;
};

export function createServices(parts: ServiceDependencies): Services {
	const { settings, log, connection, render, model, erasureDestinations = [] } = parts;
	const secret = siteSecret(settings);
	const runtime = parts.runtime ?? runtimeOf(secret);
	const { brand, publicUrl } = settings;
	const aborts = createAbortRegistry(connection.db);
	const destinations = leadDestinationsOf(settings.crm);
	const maker: ProposalMaker = { db: connection.db, runtime, destinations, brand, publicUrl, render };
	const chat = createChat({
		settings,
		dependencies: {
			db: connection.db,
			runtime,
			destinations,
			brand,
			whatsapp: settings.whatsapp,
			aborts,
			makeProposal: (request, alongside) => makeProposal(maker, request, alongside),
			onFailure: (error) => log.error({ err: error }, "a proposal could not be made"),
			model:
				model?.({
					db: connection.db,
					runtime,
					onFailure: (error) => log.error({ err: error }, "what a model used could not be counted"),
					onError: (kind, answeredBy) =>
						log.warn(
							{ kind },
							answeredBy === "guided"
								? "the guided understanding answered for the model"
								: "an answer of the model broke off: its complete commands stand",
						),
				}) ?? null,
		},
	});
	const { db } = connection;
	const accounts = createAccounts({ db, runtime, settings, secret });
	const eraser = { runtime, secret, destinations: erasureDestinations.map(({ name }) => name) };
	const erasures = createErasureLog(db, eraser, join(settings.dataDir, "erasures.jsonl"));
	const sidebars = createSidebars(db, runtime);
	return {
		blogChanged: () => sidebars.forget(),
		settings,
		log,
		connection,
		runtime,
		destinations,
		chat,
		accounts,
		erasures,
		sidebars,
		metrics: createMetrics({ db, runtime }),
		health: createHealth({ connection, runtime }),
		aborts,
		live: createLiveEvents(connection.notifications),
		inbox: createInboxReads(db, runtime),
		presence: keepPresence(db, runtime),
		makeProposal: (request) => makeProposal(maker, request),
		makeDiagnostic: (wanted) => renderDiagnostic(maker, wanted),
	};
}
