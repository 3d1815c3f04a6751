import type { Logger } from "pino";
import type { Settings } from "../config/env.ts";
import type { Connection, Db } from "../db/connect.ts";
import type { ModelEngine } from "../domain/assistant/model/model-engine.ts";
import {
	type Diagnostic,
	type DiagnosticWanted,
	makeDiagnostic,
} from "../domain/proposals/make-diagnostic.ts";
import {
	makeProposal,
	type ProposalMade,
	type ProposalMaker,
	type Wanted,
} from "../domain/proposals/make-proposal.ts";
import { realWorld, type World } from "../domain/world.ts";
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { siteSecret } from "./accounts/secret.ts";
import { type Chat, createChat } from "./chat.ts";

/** Everything a request may need, built once at start. */
export type Services = {
	settings: Settings;
	log: Logger;
	connection: Connection;
	world: World;
	chat: Chat;
	accounts: Accounts;
	/** Makes a lead's proposal; see makeProposal. */
	makeProposal(wanted: Wanted): Promise<ProposalMade>;
	/** Draws a diagnostic; see makeDiagnostic. */
	makeDiagnostic(wanted: DiagnosticWanted): Promise<Diagnostic>;
};

export type Parts = {
	settings: Settings;
	log: Logger;
	connection: Connection;
	render: ProposalMaker["render"];
	world?: World;
	/** The model behind the assistant; absent: the guided engine answers alone. */
	model?: (parts: { db: Db; world: World; onTrouble(kind: string): void }) => ModelEngine;
};

export function createServices({
	settings,
	log,
	connection,
	render,
	world = realWorld,
	model,
}: Parts): Services {
	const { brand, publicUrl } = settings;
	const maker: ProposalMaker = { db: connection.db, world, brand, publicUrl, render };
	const chat = createChat({
		settings,
		house: {
			db: connection.db,
			world,
			brand,
			makeProposal: (wanted, alongside) => makeProposal(maker, wanted, alongside),
			onFailure: (error) => log.error({ err: error }, "a proposal could not be made"),
			model:
				model?.({
					...{ db: connection.db, world },
					onTrouble: (kind) => log.warn({ kind }, "the guided engine answered for the model"),
				}) ?? null,
		},
	});
	const { db } = connection;
	const accounts = createAccounts({ db, world, settings, secret: siteSecret(settings) });
	return {
		...{ settings, log, connection, world, chat, accounts },
		makeProposal: (wanted) => makeProposal(maker, wanted),
		makeDiagnostic: (wanted) => makeDiagnostic(maker, wanted),
	};
}
