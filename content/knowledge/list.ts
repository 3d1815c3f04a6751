import { abandonedCarts } from "./abandoned-carts.ts";
import { answerSpeed } from "./answer-speed.ts";
import { areYouABot } from "./are-you-a-bot.ts";
import { away } from "./away.ts";
import { blog } from "./blog.ts";
import { bookDiagnostic } from "./book-diagnostic.ts";
import { bookings } from "./bookings.ts";
import { branches } from "./branches.ts";
import { businessHours } from "./business-hours.ts";
import { call } from "./call.ts";
import { cancel } from "./cancel.ts";
import { capacity } from "./capacity.ts";
import { cases } from "./cases.ts";
import { chatgpt } from "./chatgpt.ts";
import { commission } from "./commission.ts";
import { companyFigures } from "./company-figures.ts";
import { competitors } from "./competitors.ts";
import { compliance } from "./compliance.ts";
import { consulting } from "./consulting.ts";
import { contractTerm } from "./contract-term.ts";
import { customersData } from "./customers-data.ts";
import { dataLocation } from "./data-location.ts";
import { dataOwnership } from "./data-ownership.ts";
import { demo } from "./demo.ts";
import { diagnostic } from "./diagnostic.ts";
import { dislikeBots } from "./dislike-bots.ts";
import { donations } from "./donations.ts";
import { enrollment } from "./enrollment.ts";
import { erased } from "./erased.ts";
import { erasureAnswer } from "./erasure-answer.ts";
import { erasureForm } from "./erasure-form.ts";
import { erasureTerms } from "./erasure-terms.ts";
import { existingClient } from "./existing-client.ts";
import { followUp } from "./follow-up.ts";
import { founders } from "./founders.ts";
import { freeTrial } from "./free-trial.ts";
import { handover } from "./handover.ts";
import { howItWorks } from "./how-it-works.ts";
import { howLong } from "./how-long.ts";
import { inTheProposal } from "./in-the-proposal.ts";
import { industries } from "./industries.ts";
import { integrations } from "./integrations.ts";
import { invoice } from "./invoice.ts";
import { languages } from "./languages.ts";
import { leadQuestions } from "./lead-questions.ts";
import { legalIdentity } from "./legal-identity.ts";
import { liability } from "./liability.ts";
import { mistakes } from "./mistakes.ts";
import { namedIntegration } from "./named-integration.ts";
import { nda } from "./nda.ts";
import { nextSteps } from "./next-steps.ts";
import { orders } from "./orders.ts";
import { passedOn } from "./passed-on.ts";
import { paymentTerms } from "./payment-terms.ts";
import { portal } from "./portal.ts";
import { price } from "./price.ts";
import { products } from "./products.ts";
import { proposalDelivery } from "./proposal-delivery.ts";
import { quotes } from "./quotes.ts";
import { reachUs } from "./reach-us.ts";
import { realFigures } from "./real-figures.ts";
import { refund } from "./refund.ts";
import { reminders } from "./reminders.ts";
import { results } from "./results.ts";
import type { KnowledgeEntry } from "./schema.ts";
import { stock } from "./stock.ts";
import { studentOrPress } from "./student-or-press.ts";
import { support } from "./support.ts";
import { takePayments } from "./take-payments.ts";
import { thisChat } from "./this-chat.ts";
import { tooSmall } from "./too-small.ts";
import { training } from "./training.ts";
import { uptime } from "./uptime.ts";
import { vacancies } from "./vacancies.ts";
import { vendor } from "./vendor.ts";
import { voiceCalls } from "./voice-calls.ts";
import { websites } from "./websites.ts";
import { whatWeDo } from "./what-we-do.ts";
import { whatsappNumber } from "./whatsapp-number.ts";
import { where } from "./where.ts";
import { whoCalls } from "./who-calls.ts";
import { whoWeAre } from "./who-we-are.ts";
import { yourData } from "./your-data.ts";
import { yourPart } from "./your-part.ts";
import { yourTeam } from "./your-team.ts";

/** Every question the assistant has an answer to, roughly the most asked first. */
export const knowledge = [
	whatWeDo,
	price,
	howItWorks,
	products,
	industries,
	enrollment,
	donations,
	integrations,
	namedIntegration,
	howLong,
	results,
	cases,
	realFigures,
	demo,
	diagnostic,
	bookDiagnostic,
	inTheProposal,
	nextSteps,
	proposalDelivery,
	thisChat,
	areYouABot,
	bookings,
	reminders,
	followUp,
	abandonedCarts,
	quotes,
	stock,
	orders,
	leadQuestions,
	answerSpeed,
	away,
	languages,
	handover,
	mistakes,
	dislikeBots,
	chatgpt,
	capacity,
	branches,
	takePayments,
	voiceCalls,
	whatsappNumber,
	yourPart,
	tooSmall,
	yourTeam,
	training,
	support,
	consulting,
	websites,
	competitors,
	yourData,
	erased,
	erasureAnswer,
	erasureForm,
	erasureTerms,
	customersData,
	dataOwnership,
	dataLocation,
	compliance,
	nda,
	contractTerm,
	paymentTerms,
	commission,
	freeTrial,
	cancel,
	refund,
	liability,
	uptime,
	invoice,
	legalIdentity,
	whoWeAre,
	where,
	businessHours,
	reachUs,
	call,
	whoCalls,
	passedOn,
	founders,
	portal,
	blog,
	companyFigures,
	existingClient,
	vacancies,
	vendor,
	studentOrPress,
] as const satisfies readonly KnowledgeEntry[];
