import { confirmSubscription, hasConfirmed, mayConfirm } from "../../../domain/blog/subscribers/subscribe.ts";
import { mailedLinkHeaders } from "../../mailed-link/mailed-link.server.ts";
import { answerStep, newsletterStep } from "../newsletter-step.server.ts";
import { NewsletterStep, stepMetadata } from "../newsletter-step.tsx";
import type { Route } from "./+types/page";

export function loader(args: Route.LoaderArgs) {
	return newsletterStep(args, { isLinkValid: mayConfirm, isDone: hasConfirmed });
}

export function action(args: Route.ActionArgs) {
	return answerStep(args, confirmSubscription);
}

export const headers: Route.HeadersFunction = () => mailedLinkHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => stepMetadata("confirm", loaderData);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	return <NewsletterStep step="confirm" loaderData={loaderData} actionData={actionData} />;
}
