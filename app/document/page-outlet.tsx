import { useContext, useEffect, useState } from "react";
import { Outlet, UNSAFE_DataRouterDataContext, useMatches, useNavigation } from "react-router";

/**
 * Mounts each page and each answered form anew, as a new document would be. Pages below a layout with
 * `handle = { staysMounted: true }` share what that layout shows.
 */
export function PageOutlet() {
	const number = usePageNumber();
	const staying = useMatches().find(({ handle }) => staysMounted(handle))?.id;
	const page = staying ?? number;
	useEffect(() => {
		if (page === 0 || typeof page === "string") return;
		const told = document.querySelector<HTMLElement>("main :is([role=alert], [role=status])[tabindex]");
		if (told) told.focus();
		else document.querySelector("main")?.focus({ preventScroll: true });
	}, [page]);
	return <Outlet key={page} />;
}

function staysMounted(handle: unknown): boolean {
	return typeof handle === "object" && handle !== null && "staysMounted" in handle;
}

/**
 * The answer to a form is a page as soon as it comes. The router reads what else the page shows anew behind it: were that
 * another page, what was typed and pressed in between would be lost.
 */
function usePageNumber(): number {
	const isBusy = useNavigation().state !== "idle";
	const [answer = null] = Object.values(useContext(UNSAFE_DataRouterDataContext)?.actionData ?? {});
	const [page, setPage] = useState({ number: 0, isBusy, answer });
	if (page.isBusy !== isBusy || page.answer !== answer) {
		const isAnswer = answer !== null && answer !== page.answer;
		const isOpened = page.isBusy && !isBusy && answer === null;
		setPage({ number: isAnswer || isOpened ? page.number + 1 : page.number, isBusy, answer });
	}
	return page.number;
}
