import type { ReactNode } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Skyline } from "../skyline/skyline.tsx";

type Props = {
	title: string;
	message: string;
	colour?: string;
	label?: ReactNode;
	/** Beside the words, or under them on a phone. Without one the skyline closes the block. */
	picture?: ReactNode;
	children: ReactNode;
};

export function Notice({ title, message, colour = "noche", label, picture, children }: Props) {
	return (
		<section className={`notice ${picture ? "notice-drawn" : "notice-plain"} ${colour}`}>
			<div className="wide">
				{label}
				<h1 className={picture ? undefined : "question cielo"}>{title}</h1>
				<p className="intro">{message}</p>
				{children}
			</div>
			{picture ?? <Skyline />}
		</section>
	);
}

type NotFoundProps = { text: { title: string; message: string; back: string }; back: string };

export function NotFoundNotice({ text, back }: NotFoundProps) {
	return (
		<Notice title={text.title} message={text.message}>
			<p>
				<ButtonLink look="sun" href={back}>
					{text.back}
				</ButtonLink>
			</p>
		</Notice>
	);
}
