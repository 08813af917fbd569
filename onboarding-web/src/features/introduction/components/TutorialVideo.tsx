import { useState } from 'react';
import { Button } from '../../../components/Button';
import { focusOn } from '../../../lib/focus-on';

const IS_FILE = /\.(mp4|webm|ogv|m4v|mov)$/i;

/**
 * Tutorial video, available only in Spanish. It is loaded on request only, which saves mobile data and hides visits
 * from the video provider.
 */
export function TutorialVideo({ address }: { address: string }) {
  const [isOpen, setOpen] = useState(false);
  const isFile = IS_FILE.test(new URL(address, window.location.href).pathname);
  return (
    <section className="card">
      <h2>Vea cómo se hace</h2>
      <p>Este video le muestra el proceso paso a paso.</p>
      {isOpen && isFile && (
        // The operator's video has no captions; the written steps below the video explain the same.
        <video ref={focusOn} className="tutorial" src={address} controls autoPlay playsInline />
      )}
      {isOpen && !isFile && (
        <iframe
          ref={focusOn}
          className="tutorial"
          src={address}
          title="Video tutorial"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Video players reject embeds that send no referrer.
          referrerPolicy="strict-origin"
          // Cross-origin player: it needs its own scripts and storage.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
      {!isOpen && (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Ver el video
        </Button>
      )}
    </section>
  );
}
