import { pathTo } from "../../../content/addresses.ts";
import { forms } from "../../../content/forms/list.ts";
import { languageOf } from "../../../content/language.ts";
import { en } from "../../../content/pages/contact/en.ts";
import { es } from "../../../content/pages/contact/es.ts";
import { tellsHubspot } from "../../../domain/deliveries/delivery.ts";
import { hasLead } from "../../../domain/leads/lead-store.ts";
import { recordForm } from "../../../domain/leads/record-form.ts";
import { servicesContext } from "../../../http/context.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import { answerForm } from "../../forms/answer-form.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { receivedReference } from "../../forms/received.server.ts";
import { receivedSummary } from "../../forms/received-summary.ts";
import { Received } from "../../ui/form/received.tsx";
import type { Route } from "./+types/page";
import { contactForm, contactReport } from "./contact-form.server.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./page.css?inline";
import { Ways } from "./ways.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { settings, connection, destinations } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const received = await receivedReference(request, (reference) => hasLead(connection.db, reference));
	const text = { es, en }[language](settings.brand.product);
	const { whatsapp, brand } = settings;
	return {
		...{ language, text, whatsapp, received },
		hubspot: tellsHubspot(destinations),
		words: forms[language],
		salesEmail: brand.email,
		site: siteFacts(settings),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const { connection } = services;
	const language = languageOf(new URL(request.url).pathname);
	return answerForm({
		...{ request, context, schema: contactForm(language), words: forms[language] },
		store: async (sent) =>
			(await recordForm(connection.db, services, contactReport(sent, language))).reference,
	});
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	return metadata({
		...{ site, language, page: "contact", poster: text.heading },
		summary: receivedSummary(text.summary, loaderData),
		kind: { "@type": "ContactPage" },
		schema: [breadcrumbs(site, language, ["contact", text.form])],
	});
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { text, words, language, received, hubspot } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			<div className="contact cielo">
				<div className="wide contact-grid">
					<header className="contact-words">
						<h1>{text.heading}</h1>
						<p className="lead">{text.lead}</p>
					</header>
					<section className="contact-form paper" aria-labelledby="contact-form">
						<h2 id="contact-form">{text.form}</h2>
						{received ? (
							<Received
								words={words}
								message={words.contact.success}
								reference={received}
								again={pathTo("contact", language)}
							/>
						) : (
							<ContactForm {...{ words, language, hubspot }} form={actionData ?? emptyForm} />
						)}
					</section>
					<Ways data={loaderData} />
				</div>
			</div>
		</>
	);
}
