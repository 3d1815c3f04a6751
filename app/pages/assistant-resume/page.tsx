import { data, redirect } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { followLink, linkedConversation } from "../../../domain/conversations/follow-link.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { mailedLinkHeaders, submittedToken, tokenInAddress } from "../../mailed-link/mailed-link.server.ts";
import { isGone, MailedLink } from "../../mailed-link/mailed-link.tsx";
import { OneFormPage } from "../../ui/one-form/one-form-page.tsx";
import { assistantTexts } from "../assistant/assistant-data.server.ts";
import type { Route } from "./+types/page";

/** Opening the link changes nothing: some mail programs open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { chat, connection, runtime, settings } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const token = tokenInAddress(request);
	const linkedId = token === "" ? null : await linkedConversation(connection.db, runtime, token);
	const currentConversation = linkedId && (await chat.read(request));
	const { resume } = assistantTexts[language];
	const hasOther = currentConversation && currentConversation.conversationId !== linkedId;
	const text = hasOther ? { ...resume, text: `${resume.text} ${resume.other}` } : resume;
	const pageData = { language, text, token: linkedId ? token : null, site: siteFacts(settings) };
	return data(pageData, { status: linkedId ? 200 : 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
	const { chat, connection, runtime } = context.get(servicesContext);
	const language = languageOf(new URL(request.url).pathname);
	const conversationId = await followLink(connection.db, runtime, await submittedToken(request));
	if (!conversationId) return data({ done: false }, { status: 404 });
	const headers = await chat.continueConversation(request, conversationId);
	return redirect(pathTo("assistant", language), { status: 303, headers });
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { title: `${text.title} | ${site.product}`, description: text.text, keywords: [] };
	return metadata({ site, language, summary, page: "assistantResume", noindex: true });
};

export default function AssistantResume({ loaderData, actionData }: Route.ComponentProps) {
	const { text, language, token } = loaderData;
	const done = actionData?.done ?? null;
	const back = { href: pathTo("assistant", language), label: text.back };
	return (
		<OneFormPage title={text.title} back={isGone({ token, done }) ? undefined : back}>
			<MailedLink
				words={text}
				address={pathTo("assistantResume", language)}
				token={token}
				done={done}
				remedy={back}
			/>
		</OneFormPage>
	);
}
