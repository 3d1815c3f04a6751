import { initialsOf } from "../../ui/initials/initials.tsx";
import { Portrait, type PortraitName, portraitGrounds } from "../../ui/people/person.tsx";

type Props = { name: string; image: string | null; portrait: PortraitName | null };

/** The author of a post: as uploaded, as drawn, or the first letters of the name. */
export function AuthorFace({ name, image, portrait }: Props) {
	if (image) return <img className="author-face" src={image} alt="" width={64} height={64} loading="lazy" />;
	if (portrait) return <Portrait className={`author-face ${portraitGrounds[portrait]}`} name={portrait} />;
	return (
		<span className="author-face ladrillo" aria-hidden="true">
			{initialsOf(name)}
		</span>
	);
}
