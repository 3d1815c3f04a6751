import type { ReactNode } from "react";
import { Skyline } from "../skyline/skyline.tsx";

export function Notice({
	title,
	message,
	children,
}: {
	title: string;
	message: string;
	children: ReactNode;
}) {
	return (
		<section className="notice noche">
			<div className="wide">
				<h1 className="question cielo">{title}</h1>
				<p className="lead">{message}</p>
				{children}
			</div>
			<Skyline />
		</section>
	);
}
