import { data } from "react-router";
import { toPublicTranscript } from "../../../http/api/public-answer.ts";
import { servicesContext, visitorAddressContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { withRefusedForm } from "../../chat/cards/filled-card.ts";
import { transcriptOf } from "../../chat/client/read-answer.ts";
import { ChatInPage } from "../../chat/in-page/chat-in-page.tsx";
import { InlineStyle } from "../../document/inline-style.tsx";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { breadcrumbs } from "../../document/structured-data.ts";
import type { Route } from "./+types/page";
import { assistantTexts } from "./assistant-data.server.ts";
import { OtherConversation } from "./other-conversation.tsx";
import styles from "./page.css?inline";
import { submitMessage } from "./submit-message.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { chat, settings, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const stored = await chat.read(request);
	return {
		language,
		text: assistantTexts[language],
		opening: { kind: "greeting", at: runtime.now().toISOString() } as const,
		site: siteFacts(settings),
		submissionKey: runtime.newId(),
		transcript: stored && transcriptOf(toPublicTranscript(stored, ""), ""),
		other: await chat.hasOther(request),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { chat } = context.get(servicesContext);
	const outcome = await submitMessage(chat, request, context.get(visitorAddressContext));
	return outcome instanceof Response ? outcome : data(outcome, outcome.status);
}

/** It shows one visitor's conversation: no cache may store it. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const schema = [breadcrumbs(site, language, ["assistant", text.summary.title])];
	return metadata({ site, language, summary: text.summary, page: "assistant", poster: text.heading, schema });
};

export default function Assistant({ loaderData, actionData }: Route.ComponentProps) {
	const { text, opening, transcript, submissionKey, other, language } = loaderData;
	const refused = transcript && actionData?.form ? null : actionData?.refused;
	return (
		<>
			<InlineStyle css={styles} />
			<div className="assistant noche">
				<div className="assistant-words">
					<h1>{text.heading}</h1>
				</div>
				<ChatInPage
					transcript={transcript && actionData ? withRefusedForm(transcript, actionData) : transcript}
					refused={refused}
					submissionKey={actionData?.refused.submissionKey ?? submissionKey}
					sheet={text.sheet}
					opening={opening}
				/>
				{other && <OtherConversation text={text.other} language={language} />}
			</div>
		</>
	);
}
