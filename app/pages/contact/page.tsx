import { pathTo } from "../../../content/addresses.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import { en } from "../../../content/pages/contact/en.ts";
import { es } from "../../../content/pages/contact/es.ts";
import { servicesContext } from "../../../http/context.ts";
import type { Language } from "../../../shared/language.ts";
import { InlineStyle, LowerSectionsStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { answerLeadForm, loadLeadForm } from "../../forms/lead-form.server.ts";
import { LeadReceived } from "../../forms/lead-received.tsx";
import { receivedHead } from "../../forms/received-head.ts";
import { ConsentField, HubspotField } from "../../ui/form/consent-field.tsx";
import { SelectField, TextArea, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import type { Route } from "./+types/page";
import { ContactChannels } from "./contact-channels.tsx";
import { contactFormSchema, contactLead } from "./contact-form.server.ts";
import styles from "./hero.css?inline";
import { ContactHero } from "./hero.tsx";
import lowerSections from "./lower-sections.css?url";

const formId = "escribenos";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { settings } = context.get(servicesContext);
	const form = await loadLeadForm({ request, context }, "contact");
	const text = { es, en }[form.language](settings.brand.product);
	const { whatsapp } = settings;
	return { ...form, text, whatsapp, site: siteFacts(settings) };
}

export async function action({ request, context }: Route.ActionArgs) {
	return answerLeadForm({ request, context }, { schema: contactFormSchema, toLead: contactLead });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	return metadata({
		site,
		language,
		page: "contact",
		poster: text.heading,
		summary: receivedHead(text.summary, loaderData),
		kind: { "@type": "ContactPage" },
		schema: [breadcrumbs(site, language, ["contact", text.form])],
	});
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const { text, words, language, received, hubspot, site } = loaderData;
	return (
		<>
			<InlineStyle css={styles} />
			{received ? (
				<LeadReceived page="contact" data={{ ...loaderData, received }} lowerSections={lowerSections} />
			) : (
				<>
					<ContactHero text={text} site={site} language={language} formHref={`#${formId}`} />
					<LowerSectionsStyle href={lowerSections} />
					<div className="contact niebla" id={formId}>
						<div className="wide contact-grid">
							<section className="contact-form paper" aria-labelledby="contact-form">
								<h2 id="contact-form">{text.form}</h2>
								<ContactForm
									words={words}
									language={language}
									hubspot={hubspot}
									form={actionData ?? emptyForm}
								/>
							</section>
							<ContactChannels data={loaderData} />
						</div>
					</div>
				</>
			)}
		</>
	);
}

type Props = {
	form: FormState;
	words: FormsText;
	language: Language;
	hubspot: boolean;
};

function ContactForm({ form, words, language, hubspot }: Props) {
	const { fields, interests, send } = words.contact;
	const field = (name: keyof typeof fields) => ({ form, name, label: fields[name] });
	return (
		<Form form={form} words={words} action={pathTo("contact", language)} send={send} labels={fields}>
			<TextField {...field("firstname")} required autoComplete="given-name" />
			<TextField {...field("lastname")} required autoComplete="family-name" />
			<TextField {...field("email")} required type="email" autoComplete="email" />
			<TextField {...field("phone")} type="tel" autoComplete="tel" />
			<TextField {...field("company")} autoComplete="organization" />
			<SelectField {...field("service_interest")} none={words.choose} options={interests} />
			<TextArea {...field("message")} rows={4} wide />
			<ConsentField form={form} text={words.consent} policy={pathTo("legal", language)} />
			{hubspot && <HubspotField form={form} words={words} />}
		</Form>
	);
}
