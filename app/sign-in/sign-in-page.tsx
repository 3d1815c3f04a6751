import type { ReactNode } from "react";
import { InlineStyle } from "../document/inline-style.tsx";
import { PortalParts } from "../ui/portal-parts/portal-parts.tsx";
import styles from "./sign-in.css?inline";

export function SignInPage({
	title,
	intro,
	wayOn,
	children,
}: {
	title: string;
	intro: string;
	wayOn?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<>
			<InlineStyle css={styles} />
			<div className="sign-in noche">
				<div className="wide sign-in-grid">
					<header>
						<h1>{title}</h1>
						<p className="intro">{intro}</p>
						{wayOn && <p className="sign-in-way-on">{wayOn}</p>}
					</header>
					{children && (
						<section className="sign-in-form paper" aria-label={title}>
							{children}
						</section>
					)}
					<PortalParts />
				</div>
			</div>
		</>
	);
}
