# One image for server, workers and the command-line program. The files in it are those that scripts/lib/image finds out
# from the bundles; `npm run image -- --run` assembles and starts the same files without Docker.
#
# A build that is to be repeatable to the byte adds the digests: --build-arg NODE_DIGEST=@sha256:… DEBIAN_DIGEST=@sha256:…
ARG NODE_VERSION=22.23.3
ARG NODE_DIGEST=""
ARG DEBIAN_VERSION=12.12
ARG DEBIAN_DIGEST=""

FROM node:${NODE_VERSION}-bookworm-slim${NODE_DIGEST} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY screening/package.json screening/
COPY prisma/package.json prisma/
COPY core/package.json core/
COPY server/package.json server/
COPY workers/package.json workers/
COPY demo/package.json demo/
COPY cli/package.json cli/
COPY web/package.json web/
COPY console/package.json console/
COPY onboarding-web/package.json onboarding-web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run image -- --out /image

FROM debian:${DEBIAN_VERSION}-slim${DEBIAN_DIGEST}
ARG VERSION=0.1.0
# Commit of the build, told by /readyz, /metrics and the log: docker build --build-arg COMMIT=$(git rev-parse HEAD) .
ARG COMMIT=
LABEL org.opencontainers.image.title="Homologa" \
      org.opencontainers.image.description="Supplier due diligence and onboarding: server, workers and command line" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${COMMIT}" \
      org.opencontainers.image.licenses="LicenseRef-Proprietary" \
      org.opencontainers.image.base.name="debian:12-slim"
# The group and user of earlier images, so that their volumes stay writable. The root may be read-only: the programs
# write to /data and /tmp alone.
RUN groupadd --gid 1000 homologa \
 && useradd --uid 1000 --gid 1000 --no-create-home --home-dir /data --shell /usr/sbin/nologin homologa \
 && install -d -o homologa -g homologa -m 700 /data /backups
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /app
ENV NODE_ENV=production HOMOLOGA_ROOT=/app DATA_DIR=/data HOST=0.0.0.0 PORT=4000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 COMMIT=$COMMIT
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 4000 9464
# Servers and workers both answer at METRICS_PORT: a worker is ready while it consumes jobs.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT || process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Other commands: node dist/workers/main.js (workers), node dist/cli/main.js --help (command-line program).
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
