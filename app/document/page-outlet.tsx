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
		const notice = document.querySelector<HTMLElement>("main :is([role=alert], [role=status])[tabindex]");
		if (notice) notice.focus();
		else document.querySelector("main")?.focus({ preventScroll: true });
	}, [page]);
	return <Outlet key={page} />;
}

function staysMounted(handle: unknown): boolean {
	return typeof handle === "object" && handle !== null && "staysMounted" in handle;
}

/**
 * The answer to a form counts as a page as soon as it arrives. The router then reads the page's other data anew: if that
 * counted as one more page, what was typed and pressed meanwhile would be lost.
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
