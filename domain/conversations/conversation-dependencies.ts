import type { Brand } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { ModelEngine } from "../assistant/understanding/model/model-engine.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import type { Alongside, ProposalMade, Wanted } from "../proposals/make-proposal.ts";
import type { AbortRegistry } from "./abort-registry.ts";

export type ConversationDependencies = Outbound & {
	db: Db;
	brand: Brand;
	makeProposal(wanted: Wanted, alongside: Alongside): Promise<ProposalMade>;
	/** Receives the error of a proposal that could not be made. */
	onFailure(error: unknown): void;
	/** Digits of the team’s WhatsApp number, country first; null: there is none. */
	whatsapp?: string | null;
	/** Ends answers that are stopped or taken over; absent: they go on to their end, and the store refuses them. */
	aborts?: AbortRegistry;
	/** The model behind the assistant; null: the guided engine answers alone. */
	model: ModelEngine | null;
};
