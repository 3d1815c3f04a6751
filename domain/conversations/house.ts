import type { Brand } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { ModelEngine } from "../assistant/understanding/model/model-engine.ts";
import type { Outbound } from "../deliveries/tell-destinations.ts";
import type { Alongside, ProposalMade, Wanted } from "../proposals/make-proposal.ts";
import type { Stops } from "./stops.ts";
import type { Takeovers } from "./takeovers.ts";

export type House = Outbound & {
	db: Db;
	brand: Brand;
	makeProposal(wanted: Wanted, alongside: Alongside): Promise<ProposalMade>;
	/** Hears of a proposal that could not be made. */
	onFailure(error: unknown): void;
	/** Digits of the team’s WhatsApp number, country first; null: there is none. */
	whatsapp?: string | null;
	/** Stops a model that is answering when a person takes over; absent: its answer is only not stored. */
	takeovers?: Takeovers;
	/** Stops a model whose answer the visitor wants no more of, and a proposal; absent: both go on to their end. */
	stops?: Stops;
	/** The model behind the assistant; null: the guided engine answers alone. */
	model: ModelEngine | null;
};
