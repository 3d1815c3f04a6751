import type { Brand } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { ModelEngine } from "../assistant/understanding/model/model-engine.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import type { ProposalRequest, ProposalResult, StoreWithProposal } from "../proposals/make-proposal.ts";
import type { AbortRegistry } from "./turn/abort-registry.ts";

export type ConversationDependencies = NotifyDependencies & {
	db: Db;
	brand: Brand;
	makeProposal<Stored>(
		request: ProposalRequest,
		alongside: StoreWithProposal<Stored>,
	): Promise<ProposalResult<Stored>>;
	onFailure(error: unknown): void;
	/** Digits of the team’s WhatsApp number, country first; null: there is none. */
	whatsapp?: string | null;
	aborts: AbortRegistry;
	model: ModelEngine | null;
};
