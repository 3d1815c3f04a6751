import { z } from "zod";
import { pathTo } from "../../../content/addresses.ts";
import { forms } from "../../../content/forms/list.ts";
import { knownAddress, mailConversation } from "../../../domain/conversations/mail-conversation.ts";
import { referenceOf } from "../../../domain/reference.ts";
import { servicesContext } from "../../../http/context.ts";
import { mailedContents } from "../../../shared/conversation.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { answerForm, receivedReference } from "../../forms/answer-form.server.ts";
import { emptyForm } from "../../forms/form-state.ts";
import { fields } from "../../forms/read-form.server.ts";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ConsentField } from "../../ui/form/consent-field.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { OneFormPage } from "../../ui/one-form/one-form-page.tsx";
import { Received } from "../../ui/received/received.tsx";
import { assistantTexts } from "../assistant/assistant-data.server.ts";
import type { Route } from "./+types/page";

const mailForm = z.object({
	what: fields.option(mailedContents),
	email: fields.email(),
	consent: fields.consent(),
	[submissionKeyName]: z.string().max(100).optional(),
});

export async function loader({ request, context }: Route.LoaderArgs) {
	const { chat, connection, settings, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const conversation = await chat.read(request);
	const address = conversation && (await knownAddress(connection.db, conversation.conversationId));
	return {
		language,
		text: assistantTexts[language].mail,
		goToChat: assistantTexts[language].resume.back,
		words: forms[language],
		hasConversation: conversation !== null,
		email: address ?? "",
		received: (await receivedReference(request, async () => ({}))) !== null,
		submissionKey: runtime.newId(),
		site: siteFacts(settings),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { chat, connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const words = forms[language];
	const { nothing, enough } = assistantTexts[language].mail;
	return answerForm({
		request,
		context,
		schema: mailForm,
		words,
		store: async ({ what, email, [submissionKeyName]: submissionKey }) => {
			const conversation = await chat.read(request);
			if (!conversation) return { kind: "refused", failure: nothing, status: 400 };
			const { conversationId } = conversation;
			const mailRequest = {
				conversationId,
				what,
				email,
				language,
				submissionKey,
				consentVersion: words.consent.version,
			};
			const outcome = await mailConversation(connection.db, runtime, mailRequest);
			return outcome === "queued"
				? { kind: "stored", reference: referenceOf(runtime.newId()) }
				: { kind: "refused", failure: enough, status: 429 };
		},
	});
}

/** It shows this visitor's own data: no cache may store it. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.text, keywords: [] };
	return metadata({ site, language, summary, page: "assistantMail", noindex: true });
};

export default function AssistantMail({ loaderData, actionData }: Route.ComponentProps) {
	const { text, goToChat, words, language, received, hasConversation, email, submissionKey } = loaderData;
	const form = actionData ?? { ...emptyForm, typed: { email, what: "link" } };
	const { label, ...things } = text.what;
	const labels = { what: label, email: text.email };
	return (
		<OneFormPage title={text.title} back={{ href: pathTo("assistant", language), label: text.back }}>
			{received ? (
				<Received message={text.received} />
			) : hasConversation ? (
				<>
					<p>{text.text}</p>
					<Form
						form={form}
						words={words}
						action={pathTo("assistantMail", language)}
						send={text.send}
						labels={labels}
						submissionKey={submissionKey}
					>
						<SelectField
							form={form}
							label={label}
							required
							wide
							name="what"
							none={words.choose}
							options={things}
						/>
						<TextField
							form={form}
							label={text.email}
							required
							wide
							name="email"
							type="email"
							autoComplete="email"
						/>
						<ConsentField form={form} text={words.consent} policy={pathTo("legal", language)} />
					</Form>
				</>
			) : (
				<>
					<p>{text.nothing}</p>
					<p className="row one-form-way">
						<ButtonLink href={pathTo("assistant", language)}>{goToChat}</ButtonLink>
					</p>
				</>
			)}
		</OneFormPage>
	);
}
