import { pathTo } from "../../../content/addresses.ts";
import { staff } from "../../../content/staff/list.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { PageOutlet } from "../../document/page-outlet.tsx";
import { SignedInFrame } from "../../signed-in/signed-in-frame.tsx";
import type { Route } from "./+types/layout";

export const handle = { application: true };

export function loader({ url, context }: Route.LoaderArgs) {
	const language = languageOf(url.pathname);
	const { home, skip } = staff[language];
	const { product } = context.get(servicesContext).settings.brand;
	return { product, skip, home: { href: pathTo("home", language), label: home } };
}

export default function InvitationLayout({ loaderData }: Route.ComponentProps) {
	return (
		<SignedInFrame {...loaderData} end={null}>
			<PageOutlet />
		</SignedInFrame>
	);
}
