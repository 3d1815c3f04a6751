import { ButtonLink } from "../button/button-link.tsx";
import { Notice } from "./notice.tsx";

type Props = { text: { title: string; message: string; back: string }; back: string };

export function NotFoundNotice({ text, back }: Props) {
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
