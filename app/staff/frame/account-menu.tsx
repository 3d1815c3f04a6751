import { Link, useLocation } from "react-router";
import { SignOut } from "../../portal/sign-out-button.tsx";
import { Initials } from "../../ui/initials/initials.tsx";
import type { MarkedFrame } from "./mark-current.ts";

type Props = Pick<MarkedFrame, "menu" | "signOut" | "name"> & {
	text: { account: string; signOut: string };
};

export function AccountMenu({ menu, signOut, name, text }: Props) {
	const { key } = useLocation();
	return (
		<details key={key} className="account-menu">
			<summary
				aria-label={`${text.account}, ${name}`}
				aria-current={menu.some(({ current }) => current) ? "true" : undefined}
			>
				<Initials of={name} />
			</summary>
			<nav aria-label={text.account}>
				{menu.map(({ href, label, current }) => (
					<Link key={href} to={href} aria-current={current ? "page" : undefined}>
						{label}
					</Link>
				))}
				<SignOut action={signOut} label={text.signOut} />
			</nav>
		</details>
	);
}
