import { answerSpeed } from "./answer-speed.ts";
import { bookings } from "./bookings.ts";
import { businessHours } from "./business-hours.ts";
import { call } from "./call.ts";
import { cases } from "./cases.ts";
import { chatgpt } from "./chatgpt.ts";
import { consulting } from "./consulting.ts";
import { customersData } from "./customers-data.ts";
import { demo } from "./demo.ts";
import { diagnostic } from "./diagnostic.ts";
import { founders } from "./founders.ts";
import { handover } from "./handover.ts";
import { howItWorks } from "./how-it-works.ts";
import { howLong } from "./how-long.ts";
import { inTheProposal } from "./in-the-proposal.ts";
import { industries } from "./industries.ts";
import { integrations } from "./integrations.ts";
import { languages } from "./languages.ts";
import { mistakes } from "./mistakes.ts";
import { portal } from "./portal.ts";
import { price } from "./price.ts";
import { products } from "./products.ts";
import { reachUs } from "./reach-us.ts";
import { results } from "./results.ts";
import type { Question } from "./schema.ts";
import { support } from "./support.ts";
import { websites } from "./websites.ts";
import { whatWeDo } from "./what-we-do.ts";
import { where } from "./where.ts";
import { whoCalls } from "./who-calls.ts";
import { whoWeAre } from "./who-we-are.ts";
import { yourData } from "./your-data.ts";
import { yourPart } from "./your-part.ts";
import { yourTeam } from "./your-team.ts";

/** Every question about the firm the assistant can answer. */
export const questions = [
	whatWeDo,
	websites,
	products,
	industries,
	price,
	results,
	cases,
	demo,
	bookings,
	answerSpeed,
	languages,
	howItWorks,
	howLong,
	diagnostic,
	integrations,
	support,
	yourPart,
	chatgpt,
	inTheProposal,
	consulting,
	yourData,
	customersData,
	yourTeam,
	handover,
	mistakes,
	where,
	whoWeAre,
	founders,
	businessHours,
	reachUs,
	call,
	whoCalls,
	portal,
] as const satisfies readonly Question[];
