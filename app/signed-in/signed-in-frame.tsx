import type { ReactNode } from "react";
import { InlineStyle } from "../document/inline-style.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import noticeStyles from "../ui/notice/notice.css?inline";
import { Wordmark } from "../ui/wordmark/wordmark.tsx";
import styles from "./signed-in.css?inline";

export type FrameLink = { href: string; label: string; current?: boolean };

type Props = {
	product: string;
	home: { href: string; label: string };
	skip: string;
	navigation?: ReactNode;
	end: ReactNode;
	children: ReactNode;
};

const contentId = "content";

export function SignedInFrame({ product, home, skip, navigation, end, children }: Props) {
	return (
		<div className="signed-in">
			<InlineStyle css={styles} />
			<InlineStyle css={noticeStyles} />
			<ButtonLink className="skip-link" href={`#${contentId}`}>
				{skip}
			</ButtonLink>
			<header className="screen-bar noche">
				<div className="wide">
					<a className="header-brand" href={home.href} aria-label={`${product}, ${home.label}`}>
						<Wordmark product={product} />
					</a>
					{navigation}
					<div className="screen-end">{end}</div>
				</div>
			</header>
			<main id={contentId} tabIndex={-1} className="wide screen-page">
				{children}
			</main>
		</div>
	);
}
