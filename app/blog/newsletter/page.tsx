import { z } from "zod";
import { pathTo } from "../../../content/addresses.ts";
import { blog } from "../../../content/blog/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { forms } from "../../../content/forms/list.ts";
import { confirmDays, subscribe } from "../../../domain/blog/subscribers/subscribe.ts";
import { referenceOf } from "../../../domain/reference.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { answerForm, receivedReference } from "../../forms/answer-form.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { fields } from "../../forms/read-form.server.ts";
import { OneFormPage } from "../../ui/one-form/one-form-page.tsx";
import { Received } from "../../ui/received/received.tsx";
import { NewsletterForm } from "../newsletter-form.tsx";
import type { Route } from "./+types/page";

const newsletterForm = z.object({ email: fields.email(), consent: fields.consent() });

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const { runtime } = context.get(servicesContext);
	// Every answer is the same: a different one would tell who is subscribed.
	const received = await receivedReference(request, async (reference) =>
		reference === referenceFrom(reference.slice(0, 4), runtime) ? {} : null,
	);
	return {
		language,
		text: blog[language].newsletter,
		words: forms[language],
		received: received !== null,
		days: String(confirmDays),
		site: siteFacts(context.get(servicesContext).settings),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const words = forms[language];
	return answerForm({
		request,
		context,
		schema: newsletterForm,
		words,
		store: async ({ email }) => {
			await subscribe(connection.db, runtime, {
				email,
				language,
				consentVersion: words.consentTo.newsletter.version,
			});
			return { kind: "stored", reference: referenceFrom(referenceOf(runtime.newId()).slice(0, 4), runtime) };
		},
	});
}

/** Its second half proves that this form gave it: nothing is stored by which to look it up. */
function referenceFrom(half: string, { fingerprint }: Runtime): string {
	return `${half}-${referenceOf(fingerprint(`newsletter ${half}`)).slice(5)}`;
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "public" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const title = fillBlanks(text.summary.title, { product: site.product });
	return metadata({ site, language, page: "newsletter", noindex: true, summary: { ...text.summary, title } });
};

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { text, words, language, received, days } = loaderData;
	return (
		<OneFormPage
			title={text.heading}
			intro={text.text}
			back={{ href: pathTo("blog", language), label: text.back }}
		>
			{received ? (
				<Received message={text.received} next={fillBlanks(text.receivedNext, { days })} />
			) : (
				<>
					<NewsletterForm form={actionData ?? emptyForm} text={text} words={words} language={language} />
					<p className="small quiet">{text.promise}</p>
				</>
			)}
		</OneFormPage>
	);
}
