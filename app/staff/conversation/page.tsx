import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isUnreachable, keepLast } from "../inbox/keep-last.ts";
import type { Route } from "./+types/page";
import { changeConversation } from "./change-conversation.server.ts";
import { type ConversationData, conversationData } from "./conversation-data.server.ts";
import type { Sent } from "./sent.ts";
import { Thread } from "./thread.tsx";

export function loader({ params, request, context }: Route.LoaderArgs) {
	return conversationData(request, context, params.conversation);
}

const last = keepLast<ConversationData>();

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	return last.load(request.url, serverLoader);
}

export function action({ request, context, params }: Route.ActionArgs) {
	return changeConversation(request, context, params.conversation);
}

/** A failure is an outcome, too: an error would replace the page with what is typed on it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Sent> {
	try {
		return await serverAction();
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		return { draft: "", why: "unsent", audience: "answer" };
	}
}

/** A page in the background reads nothing: what it read would count as read. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return formMethod ? defaultShouldRevalidate : !document.hidden;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
	last.useShown(loaderData);
	return <Thread key={loaderData.id} view={loaderData} sent={actionData ?? null} />;
}
