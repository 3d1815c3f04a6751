import { pathTo } from "../../../content/addresses.ts";
import { phoneLink } from "../../../content/phone-link.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import type { LayoutData } from "../layout-data.server.ts";
import { FooterLinks } from "./footer-links.tsx";

export function FooterContact({ data }: { data: LayoutData }) {
	const { language, text, brand } = data;
	const links = [phoneLink(brand.phone), { name: brand.email, href: `mailto:${brand.email}` }];
	return (
		<div>
			<FooterLinks heading={text.footer.contact} links={links} />
			<ButtonLink look="small outline" href={pathTo("login", language)}>
				{text.enterPortal}
			</ButtonLink>
		</div>
	);
}
