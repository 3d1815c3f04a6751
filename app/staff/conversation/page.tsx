import { useEffect } from "react";
import { Link, type ShouldRevalidateFunctionArgs, useOutletContext } from "react-router";
import { submissionKeyName } from "../../forms/submission-key.ts";
import { FailedScreen } from "../frame/failed-screen.tsx";
import { isUnreachable, keepLast } from "../frame/keep-last.ts";
import type { InboxView } from "../inbox/inbox-view.server.ts";
import { outbox } from "../inbox/outbox.tsx";
import { isChanged } from "../inbox/use-live.ts";
import type { Route } from "./+types/page";
import { changeConversation } from "./change-conversation.server.ts";
import { type ConversationData, conversationData } from "./conversation-data.server.ts";
import { Thread } from "./thread.tsx";
import type { ThreadOutcome } from "./thread-outcome.ts";

export function loader({ params, request, context }: Route.LoaderArgs) {
	return conversationData(request, context, params.conversation);
}

/** Milliseconds until what was sent counts as not sent. */
const givenUpMs = 20_000;

const last = keepLast<ConversationData>();

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	return last.load(request.url, serverLoader);
}

export function action({ request, context, params }: Route.ActionArgs) {
	return changeConversation(request, context, params.conversation);
}

/** A failure is an outcome, too: an error would replace the page with what is typed on it. */
export async function clientAction({
	request,
	serverAction,
}: Route.ClientActionArgs): Promise<ThreadOutcome> {
	const key = String((await request.clone().formData()).get(submissionKeyName) ?? "");
	try {
		const outcome = await Promise.race([serverAction(), givenUp()]);
		if (outcome.why) outbox.change(key, { state: outcome.why });
		else outbox.remove(key);
		return outcome;
	} catch (error) {
		outbox.change(key, { state: "failed" });
		if (!isUnreachable(error)) throw error;
		return { draft: "", why: "failed", audience: "answer" };
	}
}

/** On a connection that is cut, an answer may never come. What is sent again is stored once. */
function givenUp(): Promise<never> {
	return new Promise((_, reject) => setTimeout(reject, givenUpMs, new Error("No answer came.")));
}

/** The id that events name the open conversation by: the address may have a former one. */
let shownId: string | null = null;

/** A page in the background reads nothing: what it read would count as read. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { formMethod, currentUrl, nextUrl, defaultShouldRevalidate } = args;
	if (formMethod || currentUrl.href !== nextUrl.href) return defaultShouldRevalidate;
	return !document.hidden && isChanged(shownId);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
	last.useShown(loaderData);
	useEffect(() => {
		shownId = loaderData.id;
	}, [loaderData.id]);
	return <Thread key={loaderData.param} view={loaderData} outcome={actionData ?? null} />;
}

/** The list stays: another conversation may open. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { failed, text, path, query } = useOutletContext<InboxView>();
	return (
		<FailedScreen error={error} text={failed} className="inbox-empty inbox-failed" retries>
			<Link to={path + query}>{text.back}</Link>
		</FailedScreen>
	);
}
