import type { Logger } from "pino";
import type { Settings } from "../config/env.ts";
import type { Connection } from "../db/connect.ts";
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
import { createSidebars, type Sidebars } from "./blog/sidebars.ts";
import { createViews, type Views } from "./blog/views.ts";
import { type Chat, createChat } from "./chat.ts";

/** Everything a request may need, built once at start. */
export type Services = {
	settings: Settings;
	log: Logger;
	connection: Connection;
	world: World;
	chat: Chat;
	accounts: Accounts;
	sidebars: Sidebars;
	views: Views;
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
};

export function createServices({ settings, log, connection, render, world = realWorld }: Parts): Services {
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
		},
	});
	const { db } = connection;
	const accounts = createAccounts({ db, world, settings, secret: siteSecret(settings) });
	const sidebars = createSidebars(db, world);
	const views = createViews(db, world, (error) => log.warn({ err: error }, "a view could not be counted"));
	return {
		...{ settings, log, connection, world, chat, accounts, sidebars, views },
		makeProposal: (wanted) => makeProposal(maker, wanted),
		makeDiagnostic: (wanted) => makeDiagnostic(maker, wanted),
	};
}
