import { cancelSubscription, hasEnded } from "../../../domain/blog/subscribers/subscribe.ts";
import { mailedLinkHeaders } from "../../mailed-link/mailed-link.server.ts";
import { answerStep, newsletterStep } from "../newsletter-step.server.ts";
import { NewsletterStep, stepMetadata } from "../newsletter-step.tsx";
import type { Route } from "./+types/page";

export function loader(args: Route.LoaderArgs) {
	return newsletterStep(args, { isLinkValid: () => true, isDone: hasEnded });
}

export function action(args: Route.ActionArgs) {
	return answerStep(args, cancelSubscription);
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => stepMetadata("cancel", loaderData);

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
	return <NewsletterStep step="cancel" loaderData={loaderData} actionData={actionData} />;
}
