import { OwnAccount } from "../../account/own-account.tsx";
import { ownAccountData } from "../../account/own-account-data.server.ts";
import { changeAccount } from "../../account/own-intents.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { language, to } = staffRequest(request, context);
	return { path: to("/account"), ...(await ownAccountData(request, context, language)) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { language, to } = staffRequest(request, context);
	return changeAccount({ request, context, language, path: to("/account") });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.title }];

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	return <OwnAccount {...loaderData} answer={actionData} />;
}
